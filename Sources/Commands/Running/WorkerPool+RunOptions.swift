import Platform

extension WorkerPool {
  /// The threads that a command line grants, or else make, or else the machine.
  init(for count: Int, _ options: RunOptions, _ console: Console) {
    let invitation = Jobserver.invitation(console.makeFlags)
    if let jobs = options.jobs {
      self.init(jobs: jobs)
    } else if count < 2 {
      self.init(jobs: 1)
    } else if invitation == .none {
      self.init(jobs: Processors.count)
    } else if let jobserver = Jobserver(invitation) {
      self.init(jobs: Processors.count, jobserver: jobserver)
    } else {
      if options.isVerbose {
        console.writeError(
          "ibar: one job only: make hides its jobserver from rules without a '+'; or use -j N\n")
      }
      self.init(jobs: 1)
    }
  }
}
