import Glibc

/// Ends the process as a signal would have, so that who started it sees the same.
func endProcess(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    // The threads that Swift runs tasks on take no signals.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
}
